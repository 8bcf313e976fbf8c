// Tabs beside a board: one answer at a time, arrow keys between them, the chosen one remembered.

/**
 * Brings the tabs of a page to life.
 * @param name under which the browser remembers the one that is open
 * @returns a function that opens one by its id
 */
export function takeTabs(name) {
  const list = document.querySelector('[role="tablist"]');
  const tabs = [...list.querySelectorAll('[role="tab"]')];

  function open(id, isRemembered = true) {
    const chosen = tabs.find(tab => tab.id === id && !tab.hidden) ?? tabs[0];
    for (const tab of tabs) {
      const isOpen = tab === chosen;
      tab.setAttribute('aria-selected', String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      document.getElementById(tab.getAttribute('aria-controls')).hidden = !isOpen;
    }
    if (isRemembered) localStorage.setItem('tab-' + name, chosen.id);
  }

  list.addEventListener('click', event => {
    const tab = event.target.closest('[role="tab"]');
    if (tab) open(tab.id);
  });
  list.addEventListener('keydown', event => {
    const shown = tabs.filter(tab => !tab.hidden);
    const at = shown.indexOf(document.activeElement);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: shown.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    const tab = shown[(next + shown.length) % shown.length];
    open(tab.id);
    tab.focus();
    event.preventDefault();
  });
  open(localStorage.getItem('tab-' + name) ?? tabs[0].id, false);
  return open;
}

// Nothing but what all pages share.
import './shell.js';

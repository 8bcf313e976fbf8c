# The studio for a household or a club, from a download that is already made:
#
#   mvn package -Pdist -DskipTests
#   docker build -t hindsight .
#   docker run -p 127.0.0.1:8017:8017 -v "$PWD/shelf:/shelf" hindsight
#
# It prints the address with the token that lets a browser in. Other commands: docker run hindsight oware ask …
FROM debian:bookworm-slim
RUN useradd --create-home --uid 10001 hindsight && mkdir /shelf && chown hindsight /shelf
ADD dist/target/hindsight-*-linux-x64.tar.gz /opt/
RUN ln -s /opt/hindsight-*/hindsight /usr/local/bin/hindsight
USER hindsight
WORKDIR /shelf
VOLUME /shelf
EXPOSE 8017
ENTRYPOINT ["hindsight"]
CMD ["studio", "--no-open", "--host", "0.0.0.0", "--port", "8017", "--shelf", "/shelf"]

# A packed platform. The context is its unpacked archive: docs/deploying.md has the commands.
FROM node:24.21.0-bookworm-slim

ENV NODE_ENV=production HOST=0.0.0.0 PLATFORM_PORT=3100 DATA_DIR=/var/lib/marquee
RUN mkdir -p /var/lib/marquee && chown node:node /var/lib/marquee
WORKDIR /srv/marquee

# The embedded database; with DATABASE_URL it is not opened.
COPY node_modules ./node_modules
COPY studio-games ./studio-games
COPY server.js covers.json package.json manifest.json sbom.cdx.json LICENSE THIRD-PARTY-NOTICES.txt ./

USER node
VOLUME /var/lib/marquee
EXPOSE 3100
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3100/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]

# The proxy that ends TLS, and the gate between fronts and platform. The context is this folder.
FROM caddy:2.10.2-alpine

# Certificates are kept below /data, which belongs to whoever runs it.
RUN adduser -D -H -u 65532 proxy && chown -R proxy /data /config
COPY proxy /etc/caddy

USER proxy
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:2019/config/"]

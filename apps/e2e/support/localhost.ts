import dns from 'node:dns'

const lookup = dns.promises.lookup

/**
 * Browsers know by themselves that every name below `localhost` is this machine (RFC 6761); Node asks
 * the system's resolver, which need not. The runner's own requests resolve as its browser does.
 */
Object.assign(dns.promises, {
  lookup: (hostname: string, options: dns.LookupAllOptions) =>
    lookup(hostname.endsWith('.localhost') ? 'localhost' : hostname, { ...options, family: 4 }),
})

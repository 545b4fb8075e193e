/** What the kernel asks of the brands: which one a host belongs to. Their campaigns are data of the modules. */
export interface BrandDirectory {
  keys: string[]
  /** The brand of a host name with or without port, or null. */
  ofHost(host: string): string | null
}

/**
 * Brands answer at `<folder>.localhost` on a developer's machine and at their own domains elsewhere.
 * @param hosts brand key by host name, without port.
 */
export function makeBrandDirectory(hosts: Record<string, string>): BrandDirectory {
  return {
    keys: [...new Set(Object.values(hosts))],
    ofHost: (host) => hosts[host.toLowerCase().replace(/:\d+$/, '')] ?? null,
  }
}

/** What the kernel asks of the brands: which one a host belongs to. Their campaigns are data of the modules. */
export interface BrandDirectory {
  keys: string[]
  /** The brand of a host name with or without port, or null. */
  ofHost(host: string): string | null
  /** Whether staff work at this host: theirs is no brand's. */
  isBackOffice(host: string): boolean
}

const nameOf = (host: string): string => host.toLowerCase().replace(/:\d+$/, '')

/**
 * Brands answer at `<folder>.localhost` on a developer's machine and at their own domains elsewhere.
 * @param hosts brand key by host name, without port.
 * @param backOfficeHosts names at which the back office answers, and no brand.
 */
export function makeBrandDirectory(
  hosts: Record<string, string>,
  backOfficeHosts: string[] = [],
): BrandDirectory {
  return {
    keys: [...new Set(Object.values(hosts))],
    ofHost: (host) =>
      backOfficeHosts.includes(nameOf(host)) ? null : (hosts[nameOf(host)] ?? null),
    isBackOffice: (host) => backOfficeHosts.includes(nameOf(host)),
  }
}

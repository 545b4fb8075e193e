/** One way to reach companies of a kind. */
export interface Adapter<Provider, Account> {
  /** As logs and staff name it. */
  name: string
  /** The provider, or null where the environment has no account for it. */
  open: (account: Account) => Provider | null
}

/** What companies of one sort do for the platform, and the ways to reach them, in the order of preference. */
export interface ProviderKind<Provider, Account> {
  kind: string
  adapters: readonly Adapter<Provider, Account>[]
}

export const defineKind = <Provider, Account>(
  kind: ProviderKind<Provider, Account>,
): ProviderKind<Provider, Account> => kind

/** The provider of the first adapter that has an account; null where none has. */
export function openKind<Provider, Account>(
  { adapters }: ProviderKind<Provider, Account>,
  account: Account,
): Provider | null {
  for (const adapter of adapters) {
    const provider = adapter.open(account)
    if (provider) return provider
  }
  return null
}

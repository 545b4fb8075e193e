import type { ApiClient, ApiClientOptions } from './types.ts'

/**
 * The same client, its code fetched with the first call: nothing of it is needed to show a page that a
 * server has rendered. Should it not arrive, the call fails and the next one tries again.
 */
export function lazyApiClient(options: ApiClientOptions): ApiClient {
  let client: Promise<ApiClient> | undefined
  const arrived = () => {
    client ??= import('./client.ts').then(({ createApiClient }) => createApiClient(options))
    client.catch(() => {
      client = undefined
    })
    return client
  }
  return {
    async call(endpoint, ...input) {
      return (await arrived()).call(endpoint, ...input)
    },
  }
}

import { describe, expect, it } from 'vitest'
import { relayProvider } from './endpoints.ts'

const endpoints = { installations: 'https://relay.test/i', registrations: 'https://relay.test/r' }

describe('relayProvider', () => {
  it("sends the library's calls, and only those, to the brand's own endpoints", async () => {
    const asked: unknown[] = []
    const scope = {
      fetch: (async (input: unknown) => {
        asked.push(input)
        return new Response()
      }) as typeof fetch,
    }
    relayProvider(endpoints, scope)
    await scope.fetch('https://firebaseinstallations.googleapis.com/v1/projects/p/installations')
    await scope.fetch('https://fcmregistrations.googleapis.com/v1/projects/p/registrations')
    await scope.fetch('/rest/app/init/')
    await scope.fetch('https://firebaseinstallations.googleapis.com.evil.test/v1')
    expect(asked).toEqual([
      'https://relay.test/i/v1/projects/p/installations',
      'https://relay.test/r/v1/projects/p/registrations',
      '/rest/app/init/',
      'https://firebaseinstallations.googleapis.com.evil.test/v1',
    ])
  })
})

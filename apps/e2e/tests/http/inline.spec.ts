import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { stormrush } from '../../support/brands.ts'
import { declaredBy } from '../../support/declared.ts'
import { signUpByApi } from '../../support/player.ts'

/** What in a document the site's policy would stop: styles and handlers in place, scripts without the nonce. */
function stopped(html: string, policy: string): string[] {
  const nonce = /'nonce-([\w-]{22})'/.exec(policy)?.[1] ?? 'none'
  const tags =
    html.replaceAll(/(<script\b[^>]*>)[^]*?<\/script>/g, '$1').match(/<[a-z][^>]*>/g) ?? []
  return tags.filter(
    (tag) =>
      /^<(style|base|object|embed)\b/.test(tag) ||
      /\son[a-z]+=/.test(tag) ||
      /=["']?\s*javascript:/i.test(tag) ||
      (tag.startsWith('<script') && !tag.includes(`nonce="${nonce}"`)),
  )
}

async function expectAllowed(request: APIRequestContext, paths: string[]): Promise<void> {
  expect(paths.length).toBeGreaterThan(8)
  for (const path of paths) {
    const answer = await request.get(`${stormrush.origin}${path}`)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("'strict-dynamic'")
    expect(stopped(await answer.text(), policy), path).toEqual([])
  }
}

test('no page that the server renders holds what the site’s policy would stop, for guests and for players', async ({
  context,
  request,
}) => {
  const { pathsFor } = await declaredBy(stormrush)
  await expectAllowed(request, [...pathsFor('guest'), '/no/such/page'])
  await signUpByApi(context, stormrush)
  await expectAllowed(context.request, pathsFor('player'))
})

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stillDocumentPolicy } from './documentPolicy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of a document that the build wrote', () => {
  it('names its inline script by its hash', () => {
    const policy = stillDocumentPolicy('<style>a{}</style><script>go()</script>')
    expect(policy).toContain(`script-src ${hashOf('go()')}`)
    expect(policy).toContain(`style-src ${hashOf('a{}')}`)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('lets nothing run in a document without one', () => {
    expect(stillDocumentPolicy('<style>a{}</style>')).not.toContain('script-src')
  })
})

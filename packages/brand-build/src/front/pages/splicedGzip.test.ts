import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prepareText } from './splicedGzip.ts'

describe('prepareText', () => {
  it('gives the text with anything in its gaps, plain and compressed the same', () => {
    const parts = fc.array(fc.string({ unit: 'grapheme', maxLength: 300 }), { minLength: 1 })
    fc.assert(
      fc.property(parts, fc.string({ minLength: 1, maxLength: 40 }), (texts, filling) => {
        const whole = texts.join(filling)
        const prepared = prepareText(texts)
        expect(prepared.plain(Buffer.from(filling)).toString()).toBe(whole)
        expect(gunzipSync(prepared.gzip(Buffer.from(filling))).toString()).toBe(whole)
      }),
      { numRuns: 300 },
    )
  })
  it('can be filled again and again, each time anew', () => {
    const prepared = prepareText(['<script nonce="', '">1</script><script nonce="', '">2</script>'])
    for (const nonce of ['first', 'other', 'third']) {
      expect(gunzipSync(prepared.gzip(Buffer.from(nonce))).toString()).toBe(
        `<script nonce="${nonce}">1</script><script nonce="${nonce}">2</script>`,
      )
    }
  })
  it('is hardly larger than the whole text compressed in one piece', () => {
    const parts = Array.from({ length: 8 }, (_, index) =>
      `<li class="tile" data-id="${index}">A game to play</li>`.repeat(200),
    )
    const filling = 'x'.repeat(22)
    const atOnce = gzipSync(parts.join(filling), { level: 9 }).length
    expect(prepareText(parts).gzip(Buffer.from(filling)).length).toBeLessThan(atOnce + 1200)
  })
})

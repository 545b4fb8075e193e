import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileTypes, makeFile } from '../../testing/makeFile.ts'
import { documentType } from '@marquee/platform-identity/verification/fileType'

const bytes = (text: string, length = 64) => Buffer.from(text.padEnd(length, '\0'), 'latin1')

/** What must not get in, some of it dressed up. */
const strangers: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'one byte of a picture': Buffer.from([0x89]),
  'a page': bytes('<!doctype html><script>alert(1)</script>'),
  'a drawing with a script': bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'a program for Windows': bytes('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'),
  'a program for Linux': bytes('\x7fELF\x02\x01\x01'),
  'an archive': bytes('PK\x03\x04\x14\0\0\0\b\0'),
  'a WebP picture': bytes('RIFF\x24\0\0\0WEBPVP8 '),
  'a TIFF picture': bytes('II*\0\x08\0\0\0'),
  'a bitmap': bytes('BM\x46\0\0\0\0\0\0\0\x36\0\0\0'),
  'a PostScript file': bytes('%!PS-Adobe-3.0\n'),
  'a PDF behind a page': bytes('<html>\n%PDF-1.7\n'),
  'a GIF of no version': bytes('GIF99a'),
  'three bytes of a GIF': bytes('GIF'),
  'a JPEG without a marker': bytes('\xff\xd8\xff\x00'),
  'the start of a PNG alone': bytes('\x89PNG\r\n\x1a\n', 8),
  'a PNG without its header': bytes('\x89PNG\r\n\x1a\n\0\0\0\x04IDAT'),
}

describe('documentType', () => {
  it.each(fileTypes)('VERIFY-06 takes a file that is %s by its bytes', async (type) => {
    expect(await documentType(makeFile(type))).toBe(type)
    expect(await documentType(makeFile(type, 5000).subarray(0, 4100))).toBe(type)
  })

  it.each(Object.entries(strangers))('VERIFY-06 refuses %s', async (_, file) => {
    expect(await documentType(file)).toBeNull()
  })

  /** Written apart from the code it judges: what a file of each type has to begin with, in hexadecimal. */
  const truth: Record<string, RegExp> = {
    'application/pdf': /^255044462d(31|32)2e3\d/,
    'image/gif': /^4749463837(61)|^474946383961/,
    'image/jpeg': /^ffd8ff(c[0-9a-f]|d[bd]|e[0-9a-f]|fe)/,
    'image/png': /^89504e470d0a1a0a0000000d49484452/,
  }

  const whole = fc.constantFrom(
    ...fileTypes.map((type) => makeFile(type)),
    ...Object.values(strangers),
  )
  /** Changed bytes (nearly always in the head), cut, lengthened, or glued behind another file. */
  const mutated = fc
    .tuple(
      whole,
      whole,
      fc.array(fc.tuple(fc.nat(24), fc.nat(255)), { maxLength: 4 }),
      fc.nat(80),
      fc.constantFrom('change', 'cut', 'glue', 'shift'),
    )
    .map(([file, other, changes, at, how]) => {
      const copy = Buffer.from(file)
      for (const [place, value] of changes) if (place < copy.length) copy[place] = value
      if (how === 'cut') return copy.subarray(0, at)
      if (how === 'glue') return Buffer.concat([other.subarray(0, at), copy])
      if (how === 'shift') return Buffer.concat([Buffer.alloc(1 + (at % 4), at), copy])
      return copy
    })

  it('VERIFY-06 accepts none of 10,000 mutated files that is not of an accepted type', async () => {
    let accepted = 0
    await fc.assert(
      fc.asyncProperty(mutated, async (file) => {
        const type = await documentType(file)
        if (type === null) return
        accepted += 1
        expect(file.toString('hex', 0, 16)).toMatch(truth[type] ?? /nothing/)
      }),
      { numRuns: 10_000 },
    )
    // A test that let nothing in would prove nothing.
    expect(accepted).toBeGreaterThan(500)
  })
})

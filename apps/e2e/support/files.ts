import { writeFileSync } from 'node:fs'
import { test } from '@playwright/test'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture as a file chooser hands it over, filled up to a size in bytes. */
export const makePicture = (name = 'passport.png', size = 0) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([png, Buffer.alloc(Math.max(0, size - png.length))]),
})

/** A page that calls itself a picture. */
export const makeDisguised = (name = 'passport.png') => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('<!doctype html><script>alert(1)</script>'),
})

/** The same as a file of the test's own folder: a browser reads it there, where megabytes told over a wire take seconds. */
export function onDisk({ name, buffer }: { name: string; buffer: Buffer }): string {
  const file = test.info().outputPath(name)
  writeFileSync(file, buffer)
  return file
}

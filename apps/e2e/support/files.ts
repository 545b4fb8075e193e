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

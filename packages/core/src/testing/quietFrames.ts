import console from 'node:console'

/** What happy-dom says of each frame, past the runner: that it loads no pages, as it is told to. */
const expected = /Iframe page loading is disabled/
const { error } = console

// Files of one worker share the console.
if (error.name !== 'unlessExpected') {
  console.error = function unlessExpected(...told: unknown[]) {
    if (!(told[0] instanceof Error && expected.test(told[0].message))) error.apply(console, told)
  }
}

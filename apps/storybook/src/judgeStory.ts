import { findClippedText } from './clippedText.ts'
import { contrastInEveryTheme } from './contrastInEveryTheme.ts'
import { painted } from './painted.ts'

/**
 * Looks at the story at a phone's size. The frame of the runner is made narrow by itself: its own command
 * goes through the browser, which now and then never answers for a page that it does not paint.
 */
async function onPhone(look: () => void): Promise<void> {
  const frame = window.frameElement
  if (!(frame instanceof (window.parent as typeof window).HTMLIFrameElement))
    throw new Error('Stories are judged in a frame of the test runner, and this is none.')
  const { width, height } = frame.style
  Object.assign(frame.style, { width: '390px', height: '844px' })
  try {
    await painted()
    look()
  } finally {
    Object.assign(frame.style, { width, height })
  }
}

/** What the runner asks of every story beside its own test: contrast in every theme, room for longer words. */
export async function judgeStory(): Promise<void> {
  await contrastInEveryTheme()
  await onPhone(findClippedText)
}

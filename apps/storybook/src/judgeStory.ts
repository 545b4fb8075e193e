import { page } from 'vitest/browser'
import { findClippedText } from './clippedText.ts'
import { contrastInEveryTheme } from './contrastInEveryTheme.ts'

/** What the runner asks of every story beside its own test: contrast in every theme, room for longer words. */
export async function judgeStory(): Promise<void> {
  await contrastInEveryTheme()
  await page.viewport(390, 844)
  try {
    findClippedText()
  } finally {
    await page.viewport(1280, 900)
  }
}

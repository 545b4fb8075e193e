import { loadRuleTexts } from '../texts/texts.ts'
import type { openRules } from './game-dialogs.ts'

/** What a press opens is fetched with the press. */
export const fetchDialogs = () => import('./game-dialogs.ts')

/** Opens the rules; their texts are added to those that the page has, under the host's own. */
export async function showRules(
  root: HTMLElement,
  options: Parameters<typeof openRules>[1],
  { texts, own }: { texts: Record<string, string>; own: Record<string, string> },
): Promise<void> {
  const [dialogs, added] = await Promise.all([fetchDialogs(), loadRuleTexts(options.locale)])
  Object.assign(texts, { ...added, ...own })
  dialogs.openRules(root, options)
}

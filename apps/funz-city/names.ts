import { labels } from './labels/labels.ts'

/** What this brand calls its features, on its pages and on the platform. */
export const names = {
  'scratch-cards': labels('scratch-cards'),
  'cosmic-boxes': labels('cosmic-boxes'),
  'money-box': labels('money-box'),
  bingo: labels('bingo'),
  funmachine: labels('funmachine'),
  'mini-slot': labels('mini-slot'),
  'daily-chests': labels('daily-chests'),
}

import { useFeatureInfo } from '@marquee/feature-room'

/** Asks whether the lottery runs, for its entry in the navigation (LOTTERY-02). */
export function LotteryWatch() {
  useFeatureInfo()
  return null
}

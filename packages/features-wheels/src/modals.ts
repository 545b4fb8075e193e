/** All modals in one script: they show the same wheel. */
export { DailyWheelModal } from './modal/DailyWheelModal.tsx'
export { StreakModal } from './streak/StreakModal.tsx'
export { WelcomeModal } from './welcome/WelcomeModal.tsx'

export { quests, type QuestsOptions } from './feature.ts'
export { questOptimisation } from './optimisation.ts'

import type { PlatformModule } from '../kernel/module.ts'

/** Every domain of the platform. */
export const modules: PlatformModule[] = []

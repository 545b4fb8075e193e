import type { ParsedLocation } from '@tanstack/react-router'
import type { AppRuntime } from '../app/runtime.ts'
import { opensScene } from '../modals/useQueryModals.ts'
import { prefetchSlots } from '../slots/registry.ts'

/**
 * On the server: asks for what a scene shows that the address opens over the page and nobody asked for, such
 * as the welcome after signing up. It shows what it would show on a page of its own (ROUTE-06).
 */
export async function prefetchScene(
  runtime: AppRuntime,
  { search, pathname }: ParsedLocation,
): Promise<void> {
  if (opensScene(runtime.brand, search, pathname))
    await prefetchSlots(runtime, ['registration.welcome'])
}

import type { AppRuntime } from './runtime.ts'

/** Asks anew for all that is shown once the brand's settings were edited. In development only. */
export function followSettings({ queryClient }: Pick<AppRuntime, 'queryClient'>): void {
  import.meta.hot?.on('marquee:settings', () => void queryClient.invalidateQueries())
}

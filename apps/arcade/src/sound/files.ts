/** A loop in a file, and how long it is in seconds. */
export type LoopFile = { url: string; seconds: number }

/** The music of a studio, in the key of `root` Hz. */
export type MusicFiles = { root: number; bed: LoopFile; rhythm: LoopFile; feature: LoopFile }

/**
 * The files of each place by its name, and of each studio's music by its key. They are rendered when the
 * arcade is built: `renderedSounds` of `build/` writes what stands here.
 */
export const ambience: Record<string, LoopFile | undefined> = {}
export const music: Record<string, MusicFiles | undefined> = {}

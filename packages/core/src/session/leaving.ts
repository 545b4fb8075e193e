import type { AppRuntime } from '../app/runtime.ts'

const left = new WeakSet<AppRuntime>()

/** This page is given up for one that the server renders anew. */
export const markLeaving = (runtime: AppRuntime): void => void left.add(runtime)

/** Nothing begins on a page that is given up: a modal of today would be spent on nobody. */
export const isLeaving = (runtime: AppRuntime): boolean => left.has(runtime)

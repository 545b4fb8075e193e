export * from './defineFeature.ts'
export * from './types.ts'

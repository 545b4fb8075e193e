export * from './defineFeature.ts'
export * from './features.ts'
export * from './fromBundle.ts'
export * from './types.ts'

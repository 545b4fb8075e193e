export * from './defineFeature.ts'
export * from './fromBundle.ts'
export * from './types.ts'

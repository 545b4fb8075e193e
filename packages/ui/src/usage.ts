/** How a component is used, for its page in Storybook: `parameters: { usage: { ... } satisfies Usage }`. */
export interface Usage {
  /** When it is the right component. */
  when: string[]
  /** When another one is, and which. */
  whenNot: string[]
  /** What it does for people who cannot see or point, and what is left to whoever uses it. */
  accessibility: string[]
}

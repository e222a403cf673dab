/** One of the values that a field offers. */
export interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
}

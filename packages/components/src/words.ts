type Widen<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof Value]: Widen<Value[Key]> };

/** The words of one component's `messages.ts`, as the type of a prop by which a host says them otherwise. */
export type Words<Messages> = Widen<Messages>;

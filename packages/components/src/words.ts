type Widen<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof Value]: Widen<Value[Key]> };

/** The words of one component's `messages.ts`, in whatever language. */
export type Words<Messages> = Widen<Messages>;

/** The `labels` of a component: single words said otherwise than the locale says them. A group of words is given as a whole. */
export type Labels<Messages> = Partial<Words<Messages>>;

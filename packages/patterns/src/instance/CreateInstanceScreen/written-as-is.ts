/** Attributes of a field for a text that a machine reads: a browser shall neither complete nor correct it. */
export const writtenAsIs = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;

/** Full-width letters, digits and spaces, which Chinese input methods give, read as the plain ones. */
const plain = (text: string) => text.normalize('NFKC').trim();

/** Whether what was typed is the name. Case counts: the name is the proof that the right thing was meant. */
export const isTypedName = (typed: string, name: string) => plain(typed) === plain(name) && plain(typed) !== '';

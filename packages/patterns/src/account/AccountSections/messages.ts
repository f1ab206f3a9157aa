/** Words of the index of an account page. */
export const accountSectionsMessages = { index: '本页内容' } as const;

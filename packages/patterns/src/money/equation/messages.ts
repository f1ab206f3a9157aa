export const equationMessages = { equals: '=', less: '−', is: '等于', minus: '减去' } as const;

export const paymentViewMessages = {
  payee: (name: string, phone: string) => `充值到 ${name} ${phone}`,
} as const;

export const typeToConfirmMessages = {
  label: (name: string) => `请输入 ${name} 以确认`,
  differs: (name: string) => `与 ${name} 不一致，请核对后重新输入`,
} as const;

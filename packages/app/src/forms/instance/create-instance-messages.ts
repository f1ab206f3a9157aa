/** What 创建实例 says outside of its screen. */
export const createInstanceMessages = {
  rented: (count: number) => (count > 1 ? `下单成功，${count} 台实例启动中` : '下单成功，实例启动中'),
} as const;

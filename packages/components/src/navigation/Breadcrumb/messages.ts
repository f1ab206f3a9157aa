export const breadcrumbMessages = { label: '面包屑导航' } as const;

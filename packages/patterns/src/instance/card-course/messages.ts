export const cardCourseMessages = {
  course: (span: string) => `${span} GPU 使用`,
  percent: (value: string) => `${value}%`,
} as const;

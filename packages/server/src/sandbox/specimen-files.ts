/** Papers that the sandbox can read, offered for download on its page. They are of nobody, and say so. */
export const specimens = [
  { file: 'id-card-front.png', label: '身份证人像面' },
  { file: 'id-card-back.png', label: '身份证国徽面' },
  { file: 'id-card-front-blurred.png', label: '模糊的人像面' },
  { file: 'business-license.png', label: '营业执照' },
  { file: 'business-license.pdf', label: '营业执照 PDF' },
] as const;

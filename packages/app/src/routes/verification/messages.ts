export const verificationRouteMessages = {
  verified: '企业认证成功',
  withdrawn: '认证申请已撤回',
  reading: '正在读取认证状态',
  failed: '认证状态加载失败',
  quality: {
    blur: '图片模糊，请对焦后重新拍摄',
    glare: '图片反光，请避开强光后重新拍摄',
    cut: '图片不完整，请将四角都拍入画面',
  },
} as const;

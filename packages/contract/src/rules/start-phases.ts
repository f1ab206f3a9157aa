/** What the start of a machine goes through, in order. An instance that is starting has one of them as its `Message`. */
export const startPhases = ['排队', '分配资源', '挂载磁盘', '启动系统', '网络就绪'] as const;

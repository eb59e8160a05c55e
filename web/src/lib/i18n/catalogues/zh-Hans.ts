export default Object.values(
  import.meta.glob<string>('../../../../../locales/zh-Hans/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

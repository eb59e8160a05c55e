export default Object.values(
  import.meta.glob<string>('../../../../../locales/vi/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

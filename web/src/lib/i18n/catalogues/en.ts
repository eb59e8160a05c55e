export default Object.values(
  // All but the command line's.
  import.meta.glob<string>(['../../../../../locales/en/*.ftl', '!**/cli.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

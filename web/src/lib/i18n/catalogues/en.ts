export default Object.values(
  import.meta.glob<string>(
    // The last is the command line's.
    ['../../../../../locales/en/*.ftl', '!**/cli.ftl'],
    {
    query: '?raw',
    import: 'default',
    eager: true,
    },
  ),
);

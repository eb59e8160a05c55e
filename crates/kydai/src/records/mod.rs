//! Files of records on the command line: finding them, reading them side by side, and showing how far
//! that has come.

pub(crate) mod batch;
pub(crate) mod draft;
pub(crate) mod files;
pub(crate) mod progress;
pub(crate) mod reading;
pub(crate) mod remarks;
pub(crate) mod words;

use record::{Encoding, Format, ReadOptions};

/// How files are read.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// The encoding of texts, whatever the content looks like: utf-8, gb18030, big5, utf-16le,
    /// windows-1258, tcvn3, vni or viscii
    #[arg(long)]
    encoding: Option<Encoding>,

    /// The format, whatever the content looks like: pgn, xqf, cbr, cbl, dhtmlxq, mxq, cbf, fen or
    /// text
    #[arg(long)]
    from: Option<Format>,
}

impl From<Reading> for ReadOptions {
    fn from(reading: Reading) -> Self {
        Self {
            format: reading.from,
            encoding: reading.encoding,
        }
    }
}
